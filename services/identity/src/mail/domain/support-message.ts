import { characters, cut, invalid, isKnownPhone } from '@setu/kit/core';
import { emailFailure, phoneFailure, plainPhone } from '@setu/proto/contact-details';

/** The minimum lengths in characters (specification, section 5). */
const shortest = { name: 3, text: 30 };
const longest = { name: 200, text: 5000 };

interface SupportForm {
  name: string;
  email: string;
  phone: string;
  text: string;
}

type Failure = Parameters<typeof invalid>[0][string];

const textFailure = (field: 'name' | 'text', text: string): Failure | undefined => {
  const length = characters(text);
  if (length === 0) return 'required';
  if (length < shortest[field]) return { code: 'length_min', params: { min: String(shortest[field]) } };
  return length > longest[field] ? { code: 'length_max', params: { max: String(longest[field]) } } : undefined;
};

/** Returns a message to support as it is emailed. Throws `invalid` by field. */
export function readSupportMessage(typed: SupportForm): SupportForm {
  const name = typed.name.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const text = typed.text.trim();
  const failures = {
    name: textFailure('name', name),
    email: emailFailure(typed.email),
    phone: phoneFailure(typed.phone, isKnownPhone),
    text: textFailure('text', text),
  };
  const wrong = Object.entries(failures).flatMap(([field, failure]) => (failure ? [[field, failure] as const] : []));
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
  return { name: cut(name, longest.name), email: typed.email.trim(), phone: plainPhone(typed.phone), text };
}
