/** A file attached to a request, as the media service names it. */
export interface AttachedFile {
  id: string;
  name: string;
  type: string;
  size: bigint;
}

/** One thing looked for in words (RFD). */
export interface DescribedItem {
  name: string;
  description: string;
  area: string;
  customsCode: string;
  count: string;
}

/** What a request asks for: count and comment as typed while it is a draft. */
export interface Condition {
  id: string;
  requestId: string;
  count: string;
  comment: string;
  timeFrame: string;
  files: AttachedFile[];
  items: DescribedItem[];
  /** RFC only: the card as it was, kept and given back untouched. */
  card: unknown;
  /** Of the card's pictures, by their ids, as far as known. */
  pictureColors: Record<string, string> | undefined;
  priceMode: string;
  /** INR paise per unit; undefined with price mode request. */
  priceMinor: bigint | undefined;
}
