import { jsonResponse } from '@/lib/features/submissions/response';
import { contactForm } from '@/lib/features/submissions/contact';
import { redirectResponse } from '@/lib/features/submissions/page-response';
import { receiveSubmission } from '@/lib/features/submissions/pipeline';

/**
 * Takes the contact and the quote-request form. A script gets `{ code }`; a form sent without
 * script is led to a page by 303.
 */
export async function POST(request: Request): Promise<Response> {
  const isScript = request.headers.get('content-type')?.startsWith('application/json') ?? false;
  const result = await receiveSubmission(request, contactForm);
  return isScript ? jsonResponse(result) : redirectResponse(result);
}
