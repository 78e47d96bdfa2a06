import { describe, expect, it } from 'vitest';
import { definitionOf, settingNames } from './definitions.js';
import { canonical, inForce, readValues, valueProblem } from './values.js';

describe("A setting's value", () => {
  it.each([
    ['sign_in.captcha_from', '5', undefined],
    ['sign_in.captcha_from', '1', undefined],
    ['sign_in.captcha_from', '100', undefined],
    ['sign_in.captcha_from', '0', { code: 'less_than_min', params: { min: '1' } }],
    ['sign_in.captcha_from', '101', { code: 'greater_than_max', params: { max: '100' } }],
    ['sign_in.captcha_from', '', { code: 'invalid_number' }],
    ['sign_in.captcha_from', '3.5', { code: 'invalid_number' }],
    ['sign_in.captcha_from', '1e2', { code: 'invalid_number' }],
    ['sign_in.captcha_from', '9'.repeat(400), { code: 'invalid_number' }],
    ['home.stats_floor', 'false', undefined],
    ['home.stats_floor', '1', { code: 'invalid_flag' }],
    ['rates.valid_days', '366', { code: 'greater_than_max', params: { max: '365' } }],
    ['translations.forbidden_ru', '["панацея", "лечит*"]', undefined],
    ['translations.forbidden_ru', '[]', undefined],
    ['translations.forbidden_ru', 'панацея', { code: 'invalid_words' }],
    ['translations.forbidden_ru', '["a", 1]', { code: 'invalid_words' }],
    ['translations.forbidden_ru', '["*чудо"]', { code: 'invalid_word', params: { word: '*чудо' } }],
    ['translations.forbidden_ru', '[" "]', { code: 'invalid_word', params: { word: '' } }],
    ['translations.forbidden_ru', '["100%"]', { code: 'invalid_word', params: { word: '100%' } }],
    [
      'translations.forbidden_en',
      JSON.stringify(Array.from({ length: 501 }, (_, n) => `word${n}`)),
      { code: 'too_many_words', params: { max: '500' } },
    ],
    ['translations.forbidden_en', `["${'m'.repeat(61)}"]`, { code: 'invalid_word', params: { word: 'm'.repeat(60) } }],
    ['support.address', 'help@setu.example', undefined],
    ['support.address', 'help', { code: 'invalid_email' }],
    ['sign_in.nothing', '1', { code: 'unknown_setting' }],
    ['toString', '1', { code: 'unknown_setting' }],
  ])('%s = "%.20s" is checked: %j', (name, text, expected) => {
    expect(valueProblem(name, text)).toEqual(expected);
  });

  it('has one canonical form', () => {
    expect(['007', '7', '-0'].map((text) => canonical(text))).toEqual(['7', '7', '0']);
    expect(canonical('[ " не  имеет аналогов", "Панацея", "панацея" ]')).toBe('["не имеет аналогов","Панацея"]');
  });
});

describe('The settings in force', () => {
  it('are the defaults, all within their bounds and with a description', () => {
    const values = inForce({});
    for (const name of settingNames) {
      const definition = definitionOf(name);
      expect(valueProblem(name, values[name])).toBeUndefined();
      const { default: defaultValue } = definition;
      expect(values[name]).toBe(typeof defaultValue === 'object' ? JSON.stringify(defaultValue) : String(defaultValue));
      expect(canonical(values[name])).toBe(values[name]);
      expect(definition.meaning).not.toBe('');
    }
  });

  it('are the stored values, or else the installation’s defaults, or else the general defaults', () => {
    const environment = { 'sign_in.delay_from': '20', 'sign_in.captcha_from': '4' };
    expect(readValues(inForce({ 'sign_in.captcha_from': '5', gone: '1' }, environment))).toMatchObject({
      'sign_in.captcha_from': 5,
      'sign_in.delay_from': 20,
      'sign_in.network_captcha_from': 10,
    });
  });

  it('use the default instead of a stored value that is no longer allowed', () => {
    expect(inForce({ 'sign_in.captcha_from': '100000' })['sign_in.captcha_from']).toBe('3');
  });
});
