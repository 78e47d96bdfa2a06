import express, { type Request } from 'express';
import { describe, expect, it } from 'vitest';
import { readLocale } from './locale.js';

const requestWith = (header?: string): Request =>
  Object.assign(Object.create(express.request), { headers: { 'accept-language': header } }) as Request;

describe('The reader’s language', () => {
  it.each([
    [undefined, undefined, undefined, 'ru'],
    ['en_EN', undefined, 'ru', 'en'],
    ['ru_RU', 'en', undefined, 'en'],
    ['fr_FR', undefined, 'en-GB,en;q=0.9', 'en'],
    [undefined, undefined, 'de,en;q=0.5,ru;q=0.8', 'ru'],
    [undefined, undefined, 'en;q=0,ru;q=0.1', 'ru'],
    [undefined, undefined, 'de-DE,fr', 'ru'],
    [undefined, undefined, 'EN-us', 'en'],
    [undefined, undefined, 'en-GB,*;q=0.5', 'en'],
    [undefined, undefined, '*', 'ru'],
    ['English', 'RU', 'en', 'ru'],
    [undefined, 'xx', 'en', 'en'],
  ] as const)('cookie %s, query %s, browser %s: %s', (cookie, query, header, language) => {
    const cookies: Record<string, string> = cookie === undefined ? {} : { locale: cookie };
    expect(readLocale(requestWith(header), cookies, query)).toBe(language);
  });
});
