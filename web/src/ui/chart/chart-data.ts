/** A moment or a period on the common axis. */
interface ChartPlace {
  id: string;
  /** The short text under the axis: "16.11". */
  label: string;
  /** The full text, for the table and screen readers: "16–20 November". Defaults to `label`. */
  name?: string;
  /** The text below the label, for a partial period: "5 days". */
  note?: string;
}

/** The meaning of a style in the drawing. */
export interface ChartSign {
  look: 'past' | 'full' | 'running' | 'line';
  label: string;
}

/** One measure over the axis, in its own pane. Two measures are two panes over one axis, never two scales in one. */
export interface ChartPane {
  id: string;
  /** The title with its unit: "Searches a week", "No result, % of searches". */
  title: string;
  /** Bars start at zero. A line has its own range, unless it shows shares. */
  kind: 'bars' | 'line';
  /** True for a line of shares. It starts at zero, so that its height shows the share. */
  isShare?: boolean;
  /** One value for each position of the axis, or undefined if unknown. */
  values: (number | undefined)[];
  /** Formats a value for its label and the table. */
  format: (value: number) => string;
  tone?: 'brand' | 'warning';
  /**
   * True if the last value is today's. It is shown as an amber point, or as a dashed bar while its period is
   * incomplete.
   */
  isToday?: boolean;
  /** True for a line whose last value is that of an incomplete period. The line to it is dashed. */
  isRunning?: boolean;
}

export interface ChartData {
  /** The header of the table's first column: "Week". */
  axis: string;
  places: ChartPlace[];
  panes: ChartPane[];
  /** Shown above the drawing, unless its styles are self-explanatory. */
  legend?: ChartSign[];
}

export const nameOf = ({ name, label }: ChartPlace): string => name ?? label;

export const hasValues = ({ panes }: ChartData): boolean =>
  panes.some(({ values }) => values.some((value) => value !== undefined));
