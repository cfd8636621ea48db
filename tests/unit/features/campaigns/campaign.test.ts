/** @jest-environment jsdom */
import fc from 'fast-check';
import {
  addCampaignLine,
  campaignQuery,
  rememberCampaign,
  rememberedCampaign,
} from '@/lib/features/campaigns/campaign';
import { anyText } from '@/tests/support/any-text';

const LONG = 'a'.repeat(59);

test.each([
  ['', ''],
  ['?search=utm', ''],
  [
    'utm_content=bot%C3%B3n&utm_campaign=lluvias-2026&utm_medium=EMAIL&utm_source=Bolet%C3%ADn',
    'utm_source=boletin&utm_medium=email&utm_campaign=lluvias-2026&utm_content=boton',
  ],
  ['?search=a&utm_campaign=Regreso+a%20Clases_2026', 'utm_campaign=regreso-a-clases-2026'],
  ['?utm_campaign=uno&utm_campaign=dos', 'utm_campaign=uno'],
  ['?utm_campaign=%22%3E%3Cscript%3Ealert(1)%3C/script%3E', 'utm_campaign=script-alert-1-script'],
  ['?utm_campaign=---&utm_term=x&gclid=y', ''],
  [`?utm_campaign=${LONG}-bc`, `utm_campaign=${LONG}`],
  [`?utm_campaign=${'x'.repeat(2_000)}`, `utm_campaign=${'x'.repeat(60)}`],
])('the query %j has the campaign parameters %j', (query, parameters) => {
  expect(campaignQuery(query)).toBe(parameters);
  expect(campaignQuery(parameters)).toBe(parameters);
});

test('every campaign value is a slug of at most 60 characters', () => {
  const SAFE =
    /^(?:utm_(?:source|medium|campaign|content)=[a-z0-9][a-z0-9-]{0,59}(?:&(?!$)|$)){0,4}$/;
  fc.assert(
    fc.property(anyText(), fc.string(), (campaign, source) => {
      const query = `${new URLSearchParams({ utm_campaign: campaign })}&utm_source=${source}`;
      expect(campaignQuery(query)).toMatch(SAFE);
    }),
  );
});

describe('the campaign of a visit', () => {
  const arriveAt = (address: string) => {
    history.replaceState(null, '', address);
    rememberCampaign();
  };
  beforeEach(() => sessionStorage.clear());

  test('is the first campaign of the tab', () => {
    arriveAt('/blog?utm_source=Bolet%C3%ADn&utm_medium=email');
    arriveAt('/servicios');
    arriveAt('/contactanos?utm_source=google&utm_medium=cpc');
    expect(rememberedCampaign()).toBe('utm_source=boletin&utm_medium=email');
  });

  test('does not exist without campaign parameters', () => {
    arriveAt('/blog?buscar=composta');
    expect(rememberedCampaign()).toBe('');
  });

  test('comes from the address if the browser blocks storage', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    arriveAt('/contactanos?utm_source=google');
    expect(rememberedCampaign()).toBe('utm_source=google');
    jest.restoreAllMocks();
  });
});

describe('the campaign line of a message', () => {
  const body = {
    ...{ name: 'Ana', phone: '8112345678', email: 'ana@correo.example', city: 'Apodaca' },
    ...{ state: 'Nuevo León', message: 'Buen día' },
  };
  const withLine = { ...body, message: 'Buen día\nCampaña: boletin / email / lluvias-2026' };
  const QUERY = '?utm_source=boletin&utm_campaign=lluvias-2026&utm_medium=email';

  test('names source, medium and campaign', () => {
    const quoteRequest = { call: 'message', body } as const;
    expect(addCampaignLine(quoteRequest, QUERY)).toEqual({ call: 'message', body: withLine });
    const contact = { call: 'contact', body: { ...body, business: 'Taller' } } as const;
    expect(addCampaignLine(contact, QUERY)).toEqual({
      call: 'contact',
      body: { ...withLine, business: 'Taller' },
    });
  });

  test('is missing without a campaign', () => {
    const contact = { call: 'contact', body: { ...body, business: '' } } as const;
    expect(addCampaignLine(contact, '')).toBe(contact);
  });
});
