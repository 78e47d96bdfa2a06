export interface Picture {
  id: string;
  name: string;
  width: number;
  height: number;
}

/** Every drawing of the demo world. */
export const pictures: Picture[] = [];

/** Takes a drawing's id, gives it as SVG; throws for an unknown id. */
export function drawPicture(id: string): string {
  throw new Error(`no drawing ${id}`);
}
