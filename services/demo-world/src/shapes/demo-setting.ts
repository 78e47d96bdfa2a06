/** A setting whose default a user of the demo world has changed. Both values are text. */
export interface DemoSetting {
  /** The id of the change. */
  id: string;
  name: string;
  oldValue: string;
  newValue: string;
  changedById: string;
}
