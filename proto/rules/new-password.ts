/** What is wrong with a password somebody chooses: a code of the validation texts. */
export type PasswordFailure =
  | 'required'
  | 'password_short'
  | 'length_max'
  | 'password_lower'
  | 'password_upper'
  | 'password_digit'
  | 'password_common';

/** How long a chosen password is, in characters (specification, section 9; beyond the most hashing is no use). */
export const passwordLength = { least: 8, most: 128 } as const;

/** What a password must have, in the order forms list it: each with the code of its lack (specification, section 5). */
export const passwordRules = [
  { code: 'password_short', holds: (password: string) => [...password].length >= passwordLength.least },
  { code: 'password_lower', holds: (password: string) => /\p{Ll}/u.test(password) },
  { code: 'password_upper', holds: (password: string) => /\p{Lu}/u.test(password) },
  { code: 'password_digit', holds: (password: string) => /\p{Nd}/u.test(password) },
] as const;

/** What guessers try first, as far as the rules above let it through: a word with its year, number or mark. */
const common =
  /^(p[a@]ssw[o0]rd|passw?ord|qwerty(uiop)?|asdfgh(jkl)?|zxcvbn(m)?|1?q2?w3?e4?r5?t?|abc(def)?|admin(istrator)?|welcome|letmein|iloveyou|monkey|dragon|football|sunshine|princess|user|test|setu|india|russia|moscow|parol|пароль|йцукен(гшщз)?|привет|москва|россия|любовь)[\d!@#$%^&*._-]{0,6}$/iu;

/** What is wrong with a chosen password, which is never trimmed or cut; undefined: nothing. */
export function passwordFailure(password: string): PasswordFailure | undefined {
  if (password === '') return 'required';
  if ([...password].length > passwordLength.most) return 'length_max';
  const lacking = passwordRules.find(({ holds }) => !holds(password));
  return lacking?.code ?? (common.test(password) ? 'password_common' : undefined);
}
