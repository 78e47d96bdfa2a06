import { describe, expect, it } from 'vitest';
import { emailFailure, phoneFailure, plainPhone, withoutExtension } from './contact-details.js';

describe('A phone number', () => {
  it.each([
    ['8 (926) 123-45-67', '+79261234567'],
    ['7 926 123 45 67', '+79261234567'],
    ['+7 926 123‑45‑67', '+79261234567'],
    ['0091 98200 12345', '+919820012345'],
    ['91 98200 12345', '+919820012345'],
    ['+91 098200 12345', '+919820012345'],
    ['8~10 91 98200 12345', '+919820012345'],
    ['8 10 44 20 7946 0958', '+442079460958'],
    ['+91 (0) 98200 12345', '+919820012345'],
    ['＋７　９２６１２３４５６７', '+79261234567'],
    ['+44 20 7946.0958', '+442079460958'],
    ['8 (747) 123 45 67', '+77471234567'],
    ['7 (812) 315-98-83', '+78123159883'],
    ['tel:+7-926-123-45-67', '+79261234567'],
    ['тел.: 8 (926) 123-45-67', '+79261234567'],
    ['+7 495 120-44/18', '+74951204418'],
    ['+44 20 7946 / 0958', '+442079460958'],
  ])('typed as %s is stored as %s', (typed, stored) => {
    expect(plainPhone(typed)).toBe(stored);
    expect(plainPhone(stored)).toBe(stored);
    expect(phoneFailure(typed)).toBeUndefined();
  });

  it.each([
    ['', 'required'],
    ['926 123-45-67', 'invalid_phone'],
    ['my phone', 'invalid_phone'],
    ['+7 926 123-45-67, 12', 'phone_extension'],
    ['+7 926 123-45-67 ext. 12', 'phone_extension'],
    ['+7 926 123-45-67 x12', 'phone_extension'],
    ['8 (926) 123-45-67 доб. 12', 'phone_extension'],
    ['+7 926 123-45-67 д. 12', 'phone_extension'],
    ['+7 926 123-45-67 (12)', 'phone_extension'],
    ['8 (926) 123-45-67(12)', 'phone_extension'],
    ['+91 98200 12345 / 12346', 'phone_extension'],
    ['tel:+79261234567;ext=12', 'phone_extension'],
    ['+7 (926)', 'invalid_phone'],
    ['+7926123456789012', 'invalid_phone'],
  ])('typed as %j has the error %s', (typed, failure) => expect(phoneFailure(typed)).toBe(failure));

  it.each([
    ['+7 926 123-45-67 ext. 12', '+79261234567'],
    ['8 (495) 120-44-18 доб.12', '+74951204418'],
    ['8 (495) 120-44-18 (12)', '+74951204418'],
    ['+91 98200 12345 / 12346', '+919820012345'],
    ['+7 (926) 123-45-67', '+79261234567'],
  ])('%s can be read without its extension', (typed, plain) => expect(plainPhone(withoutExtension(typed))).toBe(plain));
});

describe('An email address', () => {
  it.each([
    'a@b.in',
    'test@погода.рф',
    'test@xn--80afd2bbd.xn--p1ai',
    "o'brien+trade@sales.example.co.in",
    'я@пример.рус',
  ])('can be %s', (email) => expect(emailFailure(email)).toBeUndefined());

  it.each([
    ...['ivan@mail.ru,', 'ivan@mail.ru;petr@mail.ru', '<ivan@mail.ru>', 'mailto:ivan@mail.ru', 'ivan@mail.ru.'],
    ...['ivan@mail', 'ivan@mail..ru', 'ivan@-mail.ru', 'ivan@mail,ru', 'ivan petr@mail.ru'],
  ])('cannot be %s', (email) => expect(emailFailure(email)).toBe('invalid_email'));
});
