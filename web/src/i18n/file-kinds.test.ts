import { expect, it } from 'vitest';
import { fileKinds } from './file-kinds';

it.each([
  [['pdf', 'doc', 'docx', 'xls', 'xlsx', 'txt', 'jpg', 'jpeg', 'heif'], 'PDF, Word, Excel, TXT, photos'],
  [['jpg', 'jpeg', 'jfif', 'png', 'webp', 'heic', 'heif'], 'JPEG, PNG, WebP, HEIC'],
  [['csv'], 'CSV'],
])('names %s as %s', (types, named) => {
  expect(fileKinds(types, 'photos')).toBe(named);
});
