import { companyOf, type Who } from '../people.js';
import type { Checker } from './index.js';
import { hiddenTexts } from './samples.js';

const houses: Readonly<Record<string, readonly Who[]>> = {
  volga: ['buyer', 'buyer2'],
  onega: ['rival'],
  kaveri: ['supplier'],
  deccan: ['other'],
};

const houseOf = (who: Who): string | undefined => Object.keys(houses).find((house) => houses[house]?.includes(who));

/** No answer to a company has a text, an id or a name of a company that it must not know. */
export const tenantsAreSeparate: Checker = function* ({ facts, ran: { outcomes } }) {
  for (const { step, is, answer, method } of outcomes) {
    const house = houseOf(step.who);
    if (is !== 'done' || house === undefined) continue;
    const text = JSON.stringify(answer, (_, value) => (typeof value === 'bigint' ? String(value) : value));
    const own = companyOf[house as keyof typeof companyOf];
    if (
      ['kaveri', 'deccan'].includes(house) &&
      hiddenTexts(own, facts.request.sample).some((each) => text.includes(each))
    )
      yield `${method} gave ${step.who} a text about a sample of another supplier`;
    const others = Object.entries(houses).filter(([name]) => name !== house);
    for (const [name, members] of others) {
      for (const member of members)
        if (text.includes(`secret of ${member} `)) yield `${method} gave ${step.who} a text of ${member}`;
      if (mayKnow(house, name)) continue;
      if (text.includes(companyOf[name as keyof typeof companyOf]))
        yield `${method} gave ${step.who} the id of ${name}`;
    }
  }
};

// A customer learns the supplier of the request, and the supplier the customer after the contract.
const mayKnow = (house: string, other: string): boolean => {
  const suppliers = ['kaveri', 'deccan'];
  const customers = ['volga'];
  return (
    (customers.includes(house) && suppliers.includes(other)) ||
    (suppliers.includes(house) && customers.includes(other)) ||
    // The card that a cart line is of names its supplier.
    (house === 'onega' && other === 'kaveri')
  );
};
