/** A moment or a span of the common axis. */
interface ChartPlace {
  id: string;
  /** Short, under the axis: "16.11". */
  label: string;
  /** In full, in the table and for readers: "16–20 November"; the label where there is none. */
  name?: string;
  /** Below the label: how much of its span there is, "5 days". */
  note?: string;
}

/** What a look of the drawing means. */
export interface ChartSign {
  look: 'past' | 'full' | 'running' | 'line';
  label: string;
}

/** One measure over the axis, in a pane of its own: two measures are two panes over one axis, never two scales in one. */
export interface ChartPane {
  id: string;
  /** With its unit: "Searches a week", "No result, % of searches". */
  title: string;
  /** Bars stand on zero; a line shows its own span. */
  kind: 'bars' | 'line';
  /** A value for each place of the axis; absent where nothing is known. */
  values: (number | undefined)[];
  /** As it is written beside its point and in the table. */
  format: (value: number) => string;
  tone?: 'brand' | 'warning';
  /** The last value is that of today: an amber point, or a dashed bar while its span still runs. */
  isToday?: boolean;
}

export interface ChartData {
  /** Head of the table's first column: "Week". */
  axis: string;
  places: ChartPlace[];
  panes: ChartPane[];
  /** Over the drawing, where its looks are not plain. */
  legend?: ChartSign[];
}

export const nameOf = ({ name, label }: ChartPlace): string => name ?? label;

export const hasValues = ({ panes }: ChartData): boolean =>
  panes.some(({ values }) => values.some((value) => value !== undefined));
