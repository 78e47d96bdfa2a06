import { describe, expect, it } from 'vitest';
import { definitionOf, settingNames } from './definitions.js';
import { canonical, inForce, readValues, valueProblem } from './values.js';

describe('a value of a setting', () => {
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
    ['sign_in.nothing', '1', { code: 'unknown_setting' }],
    ['toString', '1', { code: 'unknown_setting' }],
  ])('%s = "%.20s": %j', (name, text, expected) => {
    expect(valueProblem(name, text)).toEqual(expected);
  });

  it('is the same however it is written', () => {
    expect(['007', '7', '-0'].map(canonical)).toEqual(['7', '7', '0']);
  });
});

describe('the settings in force', () => {
  it('are the defaults, each within its bounds and explained', () => {
    const values = inForce({});
    for (const name of settingNames) {
      const definition = definitionOf(name);
      expect(valueProblem(name, values[name])).toBeUndefined();
      expect(values[name]).toBe(String(definition.default));
      expect(definition.meaning).not.toBe('');
    }
  });

  it('are what was stored, else the installation’s own default, else the default', () => {
    const own = { 'sign_in.delay_from': '20', 'sign_in.captcha_from': '4' };
    expect(readValues(inForce({ 'sign_in.captcha_from': '5', gone: '1' }, own))).toMatchObject({
      'sign_in.captcha_from': 5,
      'sign_in.delay_from': 20,
      'sign_in.network_captcha_from': 10,
    });
  });

  it('leave out what is no longer allowed', () => {
    expect(inForce({ 'sign_in.captcha_from': '100000' })['sign_in.captcha_from']).toBe('3');
  });
});
