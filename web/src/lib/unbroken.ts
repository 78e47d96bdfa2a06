/** A piece of a text; a whole one stays on one line. */
interface TextPiece {
  text: string;
  isWhole: boolean;
}

/** The name of a series before it (`KPM 65-200`, `AISI 316`), what has figures in it, a short unit behind it (`15 kW`, `3,2 %`). */
const figures =
  /(?:\p{Lu}{2,6} )?(?=[\p{L}\d]*\d|[\p{L}\d]+[-–/×][\p{L}\d\-–/×]*\d)(?:\d{1,3}(?: \d{3})+(?!\d)|[\p{L}\d]+)(?:[-–/×.,:][\p{L}\d]+)*(?:(?<=(?:^|[ ×–(])[\d.,]+) (?:%|°C|\p{L}{1,3}[²³]?(?:\/\p{L}{1,3}[²³]?)?(?![\p{L}\d])))?/gu;

/** Where a line may end within them. */
const seam = /[-–/ ×]/;

/** More than this would not fit beside a picture on a phone: it may be broken. */
const most = 20;

/** Takes a text apart so that no model number, range or figure with its unit is torn at the end of a line. */
export function unbrokenPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(figures)) {
    if (found.length > most || !seam.test(found)) continue;
    if (index > from) pieces.push({ text: text.slice(from, index), isWhole: false });
    pieces.push({ text: found, isWhole: true });
    from = index + found.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isWhole: false });
  return pieces;
}
