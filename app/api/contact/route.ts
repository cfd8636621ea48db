import { submissionResponse, redirectResponse } from '@/lib/features/submissions/response';
import { contactForm } from '@/lib/features/submissions/contact';
import { receiveSubmission } from '@/lib/features/submissions/pipeline';

/** Receives the contact and quote-request forms. Scripts get `{ code, … }`, a form without script a 303. */
export async function POST(request: Request): Promise<Response> {
  const isScript = request.headers.get('content-type')?.startsWith('application/json') ?? false;
  const result = await receiveSubmission(request, contactForm);
  return isScript ? submissionResponse(result) : redirectResponse(result);
}
