import { jsonAnswer } from '@/lib/submissions/answer';
import { receiveSubmission } from '@/lib/submissions/protection';
import { quoteForm } from '@/lib/submissions/quote';

/** Takes the wizard's quote: checked, protected, sent on once. Answers `{ code }`. */
export async function POST(request: Request): Promise<Response> {
  return jsonAnswer(await receiveSubmission(request, quoteForm));
}
