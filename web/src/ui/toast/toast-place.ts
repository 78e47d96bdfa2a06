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
 * Returns the upper left corner of the toasts: at the bottom, right on wide screens. They never cover the bars, buttons
 * and titles in `occupied`. If the bottom has no room, the top is tried. Without room at either they are at the bottom,
 * or at the top on phones, whose bars of actions are at the bottom. `inset` is the height of the phone's own bar.
 */
export function toastPlace(toast: Size, screen: Size, occupied: Box[], inset = 0): { left: number; top: number } {
  const isPhone = screen.width < phoneWidth;
  const edge = isPhone ? margin.phone : margin.wide;
  const left = screen.width - edge - toast.width;
  // The phone's own bar is below the lowest place, unless a bar of the app contains it.
  const places = [
    slide('bottom', left, toast, { ...screen, height: screen.height - inset }, occupied, edge),
    slide('top', left, toast, screen, occupied, edge),
  ];
  const isGood = (place: Box) =>
    place.top >= 0 && place.bottom <= screen.height && !occupied.some((box) => meets(box, place));
  const place = places.find(isGood) ?? at(left, isPhone ? edge : screen.height - edge - toast.height, toast);
  return { left: place.left, top: place.top };
}
