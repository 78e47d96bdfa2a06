/** A setting somebody of the demo world gave another value than its default; both as text. */
export interface DemoSetting {
  /** Of the change. */
  id: string;
  name: string;
  oldValue: string;
  newValue: string;
  changedById: string;
}
