/**
 * Words that texts must not contain, per language, each with the term to use instead. The glossary of the root README
 * is the authority. Add the synonyms of every new glossary term here.
 * @type {Record<'en' | 'ru', readonly (readonly [pattern: RegExp, instead: string])[]>}
 */
export const forbiddenTerms = {
  en: [
    [/\be-mails?\b/i, 'email'],
    [/\bmails?\b(?! (?:server|program))/i, 'email'],
    [/\b(?:the|this|next|last|our|your) letter\b/i, 'email'],
    [/\bnotices?\b/i, 'notification'],
    [/\b(?:an?|the|this|open|new|no) invites?\b/i, 'invitation'],
    [/№/, 'No.'],
    [/\bmend(?:s|ed|ing)?\b/i, 'fix, correct, resolve'],
    [/\bt(?:ake|akes|aken|ook|aking) (?:back|away|off|into work)\b/i, 'withdraw, revoke, remove, accept'],
    [/\bdoubles\b/i, 'duplicates'],
    [/\btwins?\b/i, 'duplicate'],
    [/\bremarks?\b/i, 'comment'],
    [/\bpapers\b/i, 'documents'],
    [/\beditions?\b/i, 'version'],
    [/\bstands? (?:in|for|still|at|on|here|there|twice|below|above)\b/i, 'is, is shown, means, substitutes'],
    [/\b(?:he|him|his|himself)\b/i, 'they, the role'],
    [/\bwhoever\b/i, 'anyone who'],
    [/\banew\b/i, 'again'],
    [/\bcheaper first\b|\bdearer\b/i, 'Price: low to high / high to low'],
    [/\bGSTN\b/, 'GSTIN'],
    [/\bsurnames?\b/i, 'last name'],
    [/\bpresent password\b/i, 'current password'],
    [/\bdo(?:es)? not answer\b|\bdo(?:es)?n['’]t answer\b/i, 'is unavailable'],
    [/\bthere (?:is|are) no such\b/i, 'Nothing found, … not found'],
    [/GMT\+/, 'MSK, IST'],
  ],
  ru: [
    [/\be-?mail\b/i, 'эл. почта'],
    [/сто(?:ит|ят) (?:в|на) /i, 'находится, показан'],
    [/явля(?:ется|ются)|осуществля/i, 'тире или глагол'],
    [/взять в работу/i, 'принять'],
    [/контракт/i, 'договор'],
    [/габарит/i, 'размеры'],
    [/^Экспорт/, 'Выгрузить'],
    [/кабинет/i, 'рабочий стол'],
    [/контрол[её]р/i, 'проверяющий'],
    [/GSTN(?!\p{L})/u, 'GSTIN'],
    [/демо-?курс|учебн\p{L}+ курс/iu, 'демонстрационный курс'],
    [/мои виды/i, 'сохранённые виды'],
    [/по желанию/i, 'необязательно'],
    [/нынешн/i, 'текущий'],
    [/таких \p{L}+ нет/iu, 'Ничего не найдено'],
    [/GMT\+/, 'МСК, IST'],
  ],
};

/**
 * Returns one sentence for each forbidden word in a text, for the author of the text.
 * @param {'en' | 'ru'} language
 * @param {string} text
 * @returns {string[]}
 */
export const forbiddenIn = (language, text) =>
  forbiddenTerms[language].flatMap(([pattern, instead]) => {
    const found = pattern.exec(text.replaceAll(/{{[^}]*}}|<[^>]*>|\$t\([^)]*\)|https?:\S+/g, ' '));
    return found ? [`"${found[0].trim()}" → ${instead}`] : [];
  });
