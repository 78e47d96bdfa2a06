import type { SettingView } from '@setu/contract';
import { describe, expect, it } from 'vitest';
import { groupsOf } from './groups';
import { changesOf, typedSettings, unitOf } from './typed-settings';

const unchanged = { changed_by: null, changed_at: null, min: null, max: null };
const settings: SettingView[] = [
  { ...unchanged, name: 'files.company_mb', type: 'number', value: 9, default_value: 2048, min: 1, max: 4096 },
  { ...unchanged, name: 'home.stats_floor', type: 'flag', value: true, default_value: true },
  { ...unchanged, name: 'translations.forbidden_ru', type: 'words', value: ['даром'], default_value: [] },
  { ...unchanged, name: 'requests.in_work_hours', type: 'number', value: 48, default_value: 24, min: 1, max: 8760 },
  {
    ...{ ...unchanged, name: 'landed.insurance_hundredths', type: 'number', value: 30, default_value: 30 },
    ...{ min: 0, max: 1000 },
  },
  { ...unchanged, name: 'support.address', type: 'email', value: 'a@setu.example', default_value: 'b@setu.example' },
];

describe('Settings in a form', () => {
  it('are grouped by part, in the order of the parts', () => {
    expect(groupsOf(settings).map(({ part }) => part)).toEqual([
      'files',
      'requests',
      'landed',
      'home',
      'translations',
      'support',
    ]);
  });

  it('change nothing when they are sent as they were filled in', () => {
    expect(changesOf(settings, typedSettings(settings))).toEqual({});
  });

  it.each<[string, Parameters<typeof changesOf>[1], ReturnType<typeof changesOf>]>([
    ['a number', { files: { company_mb: ' 12 ' } }, { 'files.company_mb': 12 }],
    ['an invalid number as typed', { files: { company_mb: '12 ГБ' } }, { 'files.company_mb': '12 ГБ' }],
    ['a default as null', { files: { company_mb: '2048' } }, { 'files.company_mb': null }],
    ['days as hours', { requests: { in_work_hours: '1.5' } }, { 'requests.in_work_hours': 36 }],
    ['percent as hundredths', { landed: { insurance_hundredths: '0.45' } }, { 'landed.insurance_hundredths': 45 }],
    ['a switch', { home: { stats_floor: false } }, { 'home.stats_floor': false }],
    [
      'words as a list',
      { translations: { forbidden_ru: 'даром\n\n скидк* \n' } },
      { 'translations.forbidden_ru': ['даром', 'скидк*'] },
    ],
    [
      'an empty list that is the default as null',
      { translations: { forbidden_ru: '' } },
      { 'translations.forbidden_ru': null },
    ],
    ['an address without spaces', { support: { address: 'c@setu.example ' } }, { 'support.address': 'c@setu.example' }],
  ])('send %s', (_, typed, expected) => {
    expect(changesOf(settings, typed)).toEqual(expected);
  });
});

it.each([
  ['sign_in.delay_from', 'failures'],
  ['registration.network_delay_from', 'registrations'],
  ['sign_in.network_failures_per_minute', 'perMinute'],
] as const)('the unit of %s is what it counts: %s', (name, unit) => {
  expect(unitOf({ name, default_value: 10 })?.name).toBe(unit);
});
