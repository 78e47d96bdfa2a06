import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, extensionOf, nameAs, neutralName } from './file-name.js';

describe('The name of an uploaded file', () => {
  it.each([
    ['Договор поставки.pdf', 'Договор поставки.pdf'],
    ['C:\\Users\\me\\price.xlsx', 'price.xlsx'],
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['и\u0306од.txt', 'йод.txt'],
    ['invoice\u202Efdp.exe.pdf', 'invoicefdp.exe.pdf'],
    ['a\r\nSet-Cookie: b.pdf', 'aSet-Cookie_ b.pdf'],
    ['  .hidden.png ', 'hidden.png'],
    ['...', 'file'],
    ['', 'file'],
    ['a/', 'file'],
    ['what?".docx', 'what__.docx'],
  ])('%j is stored as %j', (sent, stored) => expect(cleanName(sent)).toBe(stored));

  it('is cut to 200 characters and keeps its extension', () => {
    const cut = cleanName(`${'ы'.repeat(400)}.docx`);
    expect([...cut]).toHaveLength(200);
    expect(cut.endsWith('ы.docx')).toBe(true);
  });

  it('never contains a path or a control character, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (sent) => {
        const name = cleanName(sent);
        expect(name).not.toMatch(/[/\\\p{Cc}]/u);
        expect([...name].length).toBeGreaterThan(0);
        expect([...name].length).toBeLessThanOrEqual(200);
        expect(cleanName(name)).toBe(name);
      }),
    );
  });

  it('has an extension or none', () => {
    expect(['a.PDF', 'a.tar.gz', 'README', '.env'].map(extensionOf)).toEqual(['pdf', 'gz', '', '']);
  });

  it('ends in webp when the picture is stored as WebP', () => {
    expect(nameAs('photo.JPG', 'image/webp')).toBe('photo.webp');
    expect(nameAs('photo', 'image/webp')).toBe('photo.webp');
    expect(nameAs('paper.pdf', 'application/pdf')).toBe('paper.pdf');
  });
});

describe('The name of a file for readers who may not know its real name', () => {
  it.each([
    ['Иванова смета.pdf', 'attachment-1.pdf', 'attachment-1.pdf'],
    ['Иванова.docx', 'evil.exe', 'evil.docx'],
    ['Иванова.pdf', '', 'attachment.pdf'],
    ['Иванова', 'attachment-3', 'attachment-3'],
    ['Иванова.pdf', '../../etc/passwd', 'passwd.pdf'],
  ])('%s, requested as %s, becomes %s', (own, requested, expected) => {
    expect(neutralName(own, requested)).toBe(expected);
  });
});
