/** What is sent about a request. */
export interface Addressed<Input> {
  id: string;
  body: Input;
  idempotencyKey?: string;
}
