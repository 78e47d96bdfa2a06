import { currentLanguage, formatNumber } from './formats';

const units = { ru: ['Б', 'КБ', 'МБ', 'ГБ', 'ТБ'], en: ['B', 'KB', 'MB', 'GB', 'TB'] } as const;

/** Formats a size from bytes to TB in steps of 1024, with one decimal below ten: `1,4 МБ`, `380 KB`. */
export function formatFileSize(bytes: number): string {
  const names = units[currentLanguage()];
  let size = Math.max(0, bytes);
  let step = 0;
  while (size >= 1024 && step < names.length - 1) {
    size /= 1024;
    step += 1;
  }
  const rounded = size < 10 ? Math.round(size * 10) / 10 : Math.round(size);
  return `${formatNumber(rounded)}\u00A0${names[step]}`;
}
