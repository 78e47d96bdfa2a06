/** The input of a call about a request. */
export interface Addressed<Input> {
  id: string;
  body: Input;
  idempotencyKey?: string;
}
