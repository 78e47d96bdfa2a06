/** A rectangle on the screen, in pixels from its upper left corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

const phoneWidth = 768;
const margin = { phone: 12, wide: 20 };
const gap = 8;

const meets = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const at = (left: number, top: number, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Slides a toast from one edge inwards, past all obstacles, up to the other half of the screen. */
function slide(from: 'top' | 'bottom', left: number, toast: Size, screen: Size, occupied: Box[], edge: number): Box {
  let place = at(left, from === 'top' ? edge : screen.height - edge - toast.height, toast);
  for (let step = 0; step <= occupied.length; step += 1) {
    const now = place;
    const obstacle = occupied.find((box) => meets(box, now));
    if (!obstacle) break;
    place = at(left, from === 'top' ? obstacle.bottom + gap : obstacle.top - gap - toast.height, toast);
  }
  return place;
}

/**
 * Returns the upper left corner of the toasts: at the lower right, or at the top on phones. They never cover the bars
 * and buttons in `taken`. If one side has no room, the other is tried. If neither has, the first is used.
 */
export function toastPlace(toast: Size, screen: Size, occupied: Box[]): { left: number; top: number } {
  const isPhone = screen.width < phoneWidth;
  const edge = isPhone ? margin.phone : margin.wide;
  const left = screen.width - edge - toast.width;
  const ways = isPhone ? (['top', 'bottom'] as const) : (['bottom', 'top'] as const);
  const places = ways.map((from) => slide(from, left, toast, screen, occupied, edge));
  const isGood = (place: Box) =>
    place.top >= 0 && place.bottom <= screen.height && !occupied.some((box) => meets(box, place));
  const place = places.find(isGood) ?? at(left, isPhone ? edge : screen.height - edge - toast.height, toast);
  return { left: place.left, top: place.top };
}
