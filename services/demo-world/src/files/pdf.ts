const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');

/** Returns a one-page A4 PDF 1.4 file with a title and lines of Latin text. */
export function pdf(title: string, lines: readonly string[]): Buffer {
  const body = lines.map((line) => `0 -20 Td (${escaped(line)}) Tj`).join('\n');
  const content = [
    '0.06 0.36 0.43 rg 0 806 595 36 re f',
    'BT 1 1 1 rg /F2 12 Tf 56 819 Td (Setu) Tj ET',
    `BT 0.05 0.13 0.18 rg /F2 17 Tf 56 752 Td (${escaped(title)}) Tj /F1 11 Tf 0 -16 Td ${body} ET`,
    '0.8 0.84 0.87 RG 56 80 m 539 80 l S',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title (${escaped(title)}) /Producer (Setu) >>`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info ${size - 1} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}
