import { type CallTo, innFailure, ogrnFailure } from '@setu/contract';

type Owner = CallTo<'issueDemoCertificate'>['input']['owner'];

/** The number whose last digits make it whole; of ten of them one does. */
function completed(begin: string, digits: number, isWrong: (number: string) => unknown): string {
  const all = Array.from({ length: 10 ** digits }, (_, last) => begin + String(last).padStart(digits, '0'));
  return all.find((number) => !isWrong(number)) ?? '';
}

/** A company nobody has, in the name of one person: for a demonstration where no company is there yet. */
export function madeUpOwner(): Owner {
  const [made = 0] = crypto.getRandomValues(new Uint32Array(1));
  const number = String((made % 90_000) + 10_000);
  return {
    inn: completed(`7801${number}`, 1, innFailure),
    kpp: '780101001',
    ogrn: completed(`12478000${number.slice(1)}`, 1, (ogrn) => ogrnFailure(ogrn, false)),
    short_name: `ООО «Пример ${number}»`,
    full_name: '',
    ...{ surname: 'Примерова', name: 'Анна', patronymic: 'Ивановна' },
  };
}
