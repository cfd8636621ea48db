import { jsonAnswer } from '@/lib/submissions/answer';
import { contactForm } from '@/lib/submissions/contact';
import { pageAnswer } from '@/lib/submissions/page-answer';
import { receiveSubmission } from '@/lib/submissions/protection';

/**
 * Takes the contact and the quote-request form. A script gets `{ code }`; a form sent without
 * script is led to a page by 303.
 */
export async function POST(request: Request): Promise<Response> {
  const isScript = request.headers.get('content-type')?.startsWith('application/json') ?? false;
  const result = await receiveSubmission(request, contactForm);
  return isScript ? jsonAnswer(result) : pageAnswer(result);
}
