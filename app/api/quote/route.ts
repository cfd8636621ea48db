import { jsonResponse } from '@/lib/features/submissions/response';
import { receiveSubmission } from '@/lib/features/submissions/pipeline';
import { quoteForm } from '@/lib/features/submissions/quote';

/** Takes the wizard's quote: checked, protected, sent on once. Answers `{ code }`. */
export async function POST(request: Request): Promise<Response> {
  return jsonResponse(await receiveSubmission(request, quoteForm));
}
