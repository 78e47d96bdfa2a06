import { describe, expect, it } from 'vitest';
import { fieldLabel, fieldValue } from './audit-fields.js';
import { auditLabels } from './audit-labels.js';

const value = (text: string, name: string, objectKind = 'company') =>
  fieldValue(text, { name, objectKind, language: 'ru' });

describe('The fields of audit entries', () => {
  it('have names: a setting is named by its effect, a part of an address also by the address it belongs to', () => {
    expect(fieldLabel('broker_manager', 'en')).toBe('Manager');
    expect(fieldLabel('files.company_mb', 'ru')).toBe('Файлы одной компании, не больше');
    expect(fieldLabel('legal_addr.city', 'ru')).toBe('Юридический адрес: город');
    expect(fieldLabel('contacts.additional_email', 'ru')).toBe('Контактное лицо: дополнительная эл. почта');
    expect(fieldLabel('gstn', 'ru')).toBe('GSTIN');
    expect(fieldLabel('not_known_yet', 'ru')).toBe('not_known_yet');
  });

  it("have readable values, such as an object's status, roles, money, switches and lists of fields", () => {
    expect(value('in_work', 'status', 'request')).toBe('В работе');
    expect(value('in_work', 'status', 'application')).toBe('в работе');
    expect(value('ROLE_ADMIN, TEAM_MANAGER', 'roles', 'person')).toBe('Администратор, Менеджер');
    expect(value('1250050 INR', 'offer_price', 'request').replace(/\s/g, ' ')).toBe('₹ 12 500,50');
    expect(value('true', 'bothWays')).toBe('да');
    expect(value('true', 'applications.reject_allowed', 'setting')).toBe('да');
    expect(value('45', 'requests.new_hours', 'setting')).toBe('45\u00A0ч');
    expect(value('30', 'landed.insurance_hundredths', 'setting')).toBe('0,3\u00A0%');
    expect(value('1500', 'landed.loading_rupees', 'setting')).toBe('1500\u00A0₹');
    expect(value('short_name, contacts.phone', 'fields')).toBe('Краткое название, Контактное лицо: мобильный телефон');
    expect(value('company.locked', 'action', 'audit')).toBe('Компания заблокирована');
    expect(value('Насосы, трубы', 'ru', 'category')).toBe('Насосы, трубы');
  });

  it('each have a name in both languages', () => {
    expect(Object.keys(auditLabels.ru.fields).sort()).toEqual(Object.keys(auditLabels.en.fields).sort());
  });
});
