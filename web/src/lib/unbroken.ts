/** A piece of a text. An unbreakable piece stays on one line. */
interface TextPiece {
  text: string;
  isUnbroken: boolean;
}

/**
 * A part with digits that must not break. It includes a series name (`KPM 65-200`, `AISI 316`) or a word of an address
 * (`офис 412`) before it, and a short unit after it (`15 kW`, `3,2 %`), if any.
 */
const figures =
  /(?:\p{Lu}{2,6} |(?<!\p{L})(?:офис|[Oo]ffice|[Ss]uite|(?:д|к|стр|корп|кв|пом)\.) )?(?=[\p{L}\d]*\d|[\p{L}\d]+[-–/×][\p{L}\d\-–/×]*\d)(?:\d{1,3}(?: \d{3})+(?!\d)|[\p{L}\d]+)(?:[-–/×.,:][\p{L}\d]+)*(?:(?<=(?:^|[ ×–(Ø])[\d.,]+) (?:%|°C|\p{L}{1,3}[²³]?(?:\/\p{L}{1,3}[²³]?)?(?![\p{L}\d])))?/gu;

/** Where a line may break inside such a part. */
const seam = /[-–/ ×]/;

/** The maximum length in characters. A longer part would not fit beside a picture on a phone, so it may break. */
const maxLength = 20;

/** Splits a text so that no model number, range, or number with its unit breaks across lines. */
export function unbrokenPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(figures)) {
    if (found.length > maxLength || !seam.test(found)) continue;
    if (index > from) pieces.push({ text: text.slice(from, index), isUnbroken: false });
    pieces.push({ text: found, isUnbroken: true });
    from = index + found.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isUnbroken: false });
  return pieces;
}
