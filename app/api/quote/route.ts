import { submissionResponse } from '@/lib/features/submissions/response';
import { receiveSubmission } from '@/lib/features/submissions/pipeline';
import { quoteForm } from '@/lib/features/submissions/quote';

/** Receives the wizard's quote: validated, rate limited, sent once. Responds with `{ code, folio }`. */
export async function POST(request: Request): Promise<Response> {
  return submissionResponse(await receiveSubmission(request, quoteForm));
}
