import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';

/** Whether this process is a build. A build never calls the gateway and never uses Redis. */
export const isBuild = process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD;
