/** The error of a chosen password: a code of the validation texts. */
export type PasswordFailure =
  | 'required'
  | 'password_short'
  | 'length_max'
  | 'password_lower'
  | 'password_upper'
  | 'password_digit'
  | 'password_common';

/**
 * The length of a password in characters (specification, section 9). A longer password does not make the hash any
 * stronger.
 */
export const passwordLength = { min: 8, max: 128 } as const;

/**
 * The requirements of a password in the order in which forms list them, each with the code of its error (specification,
 * section 5).
 */
export const passwordRules = [
  { code: 'password_short', holds: (password: string) => [...password].length >= passwordLength.min },
  { code: 'password_lower', holds: (password: string) => /\p{Ll}/u.test(password) },
  { code: 'password_upper', holds: (password: string) => /\p{Lu}/u.test(password) },
  { code: 'password_digit', holds: (password: string) => /\p{Nd}/u.test(password) },
] as const;

/**
 * Passwords that attackers try first although they meet the rules above: a common word with a year, a number or a
 * symbol.
 */
const common =
  /^(p[a@]ssw[o0]rd|passw?ord|qwerty(uiop)?|asdfgh(jkl)?|zxcvbn(m)?|1?q2?w3?e4?r5?t?|abc(def)?|admin(istrator)?|welcome|letmein|iloveyou|monkey|dragon|football|sunshine|princess|user|test|setu|india|russia|moscow|parol|пароль|йцукен(гшщз)?|привет|москва|россия|любовь)[\d!@#$%^&*._-]{0,6}$/iu;

/** Returns the error of a chosen password, or undefined. The password is never trimmed or shortened. */
export function passwordFailure(password: string): PasswordFailure | undefined {
  if (password === '') return 'required';
  if ([...password].length > passwordLength.max) return 'length_max';
  const lacking = passwordRules.find(({ holds }) => !holds(password));
  return lacking?.code ?? (common.test(password) ? 'password_common' : undefined);
}
