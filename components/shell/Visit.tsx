'use client';

import { useReportWebVitals } from 'next/web-vitals';
import { useEffect } from 'react';
import { rememberCampaign } from '@/lib/features/campaigns/campaign';
import { reportVital } from '@/lib/features/vitals/send';

/** Remembers the campaign that brought the visitor, and measures how fast the page is for them. */
export function Visit() {
  useEffect(rememberCampaign, []);
  useReportWebVitals(reportVital);
  return null;
}
