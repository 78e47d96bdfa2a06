import type { DemoRole, DemoUser } from '../shapes/demo-user.js';

/** [company key, email, surname, name, patronymic, mobile phone, work phone, extension, roles, status] */
type Line = readonly [
  company: string,
  email: string,
  surname: string,
  name: string,
  patronymic: string,
  mobile: string,
  work: string,
  extension: string,
  roles: readonly DemoRole[],
  status?: DemoUser['status'],
];

const OWNER = ['ROLE_COMPANY_ADMIN', 'TEAM_GENERAL'] as const;

// biome-ignore format: one person per line reads as the table it is
/** The named user accounts. Every other supplier gets an account for its contact person. */
export const peopleTable: readonly Line[] = [
  ['setu', 'admin@setu.example', 'Громов', 'Алексей', 'Викторович', '+79161204401', '+74951204418', '101', ['ROLE_ADMIN']],
  ['setu', 'senior@setu.example', 'Соколова', 'Ирина', 'Андреевна', '+79161204402', '+74951204418', '110', ['TEAM_ADMIN']],
  ['setu', 'manager@setu.example', 'Кузнецов', 'Павел', 'Сергеевич', '+79161204403', '+74951204418', '112', ['TEAM_MANAGER']],
  ['setu', 'manager2@setu.example', 'Орлова', 'Дарья', 'Михайловна', '+79161204404', '+74951204418', '113', ['TEAM_MANAGER']],
  ['setu', 'reviewer@setu.example', 'Белова', 'Ольга', 'Николаевна', '+79161204405', '+74951204418', '120', ['TEAM_PRODUCT_REVIEWER']],
  ['setu', 'reviewer2@setu.example', 'Гусев', 'Илья', 'Романович', '+79161204406', '+74951204418', '121', ['TEAM_PRODUCT_REVIEWER']],
  ['volga', 'buyer@volga.example', 'Воронова', 'Марина', 'Игоревна', '+79272063011', '+78462063010', '21', [...OWNER]],
  ['volga', 'buyer2@volga.example', 'Тихонов', 'Сергей', 'Павлович', '+79272063012', '+78462063010', '22', ['TEAM_MANAGER']],
  ['volga', 'logist@volga.example', 'Захарова', 'Юлия', 'Олеговна', '+79272063013', '+78462063010', '23', ['TEAM_MANAGER'], 'disabled'],
  ['volga', 'former@volga.example', 'Мельник', 'Антон', 'Юрьевич', '+79272063014', '+78462063010', '', ['TEAM_MANAGER'], 'deleted'],
  ['onega', 'rival@onega.example', 'Карелин', 'Андрей', 'Петрович', '+79114005021', '+78142700520', '', [...OWNER]],
  ['neva', 'newcomer@neva.example', 'Ильина', 'Екатерина', 'Дмитриевна', '+79219307741', '+78123304477', '', [...OWNER]],
  ['neva', 'sklad@neva.example', 'Петренко', 'Игорь', 'Львович', '+79219307742', '+78123304477', '15', ['TEAM_MANAGER']],
  ['kama', 'zakup@kama.example', 'Пермяков', 'Олег', 'Анатольевич', '+79028301216', '+73422101216', '305', [...OWNER]],
  ['ural', 'tender@ural.example', 'Шадрина', 'Татьяна', 'Валерьевна', '+79126104738', '+73433104738', '', [...OWNER]],
  ['don', 'import@don.example', 'Степаненко', 'Виктор', 'Иванович', '+79185502264', '+78632502264', '14', [...OWNER]],
  ['ladoga', 'chai@ladoga.example', 'Лаврова', 'Анна', 'Сергеевна', '+79219118850', '+78126118850', '', [...OWNER]],
  ['sibir', 'oborud@sibir.example', 'Зырянов', 'Максим', 'Геннадьевич', '+79139407182', '+73833407182', '', [...OWNER]],
  ['azov', 'tkani@azov.example', 'Мирошник', 'Елена', 'Владимировна', '+79184606339', '+78617606339', '', [...OWNER]],
  ['amur', 'snab@amur.example', 'Ли', 'Роман', 'Витальевич', '+79142003817', '+74212703817', '8', [...OWNER]],
];

/** The email address of the contact person, by supplier key, for suppliers whose contact has a named account. */
export const namedSupplierEmails: Readonly<Record<string, string>> = {
  kaveri: 'supplier@kaveri.example',
  'deccan-tools': 'supplier@deccan.example',
};
