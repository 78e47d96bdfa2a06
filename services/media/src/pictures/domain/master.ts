/** The stored form of an uploaded picture, and the shorter side of the original in pixels. */
export interface Master {
  bytes: Buffer;
  shortSide: number;
}
