import { describe, expect, it } from 'vitest';
import { api } from './api';
import { type Tag, type TagType, tagTypes } from './tags';

type GiveTags = Tag[] | ((result: unknown, error: undefined, argument: unknown) => Tag[]);

interface Definition {
  type: 'query' | 'mutation';
  keepUnusedDataFor?: number;
  providesTags?: GiveTags;
  invalidatesTags?: GiveTags;
}

// Endpoints join the cache when their file is imported.
import.meta.glob(
  [
    '../features/*/api.ts',
    '../features/*/*/*-api.ts',
    '../forms/*-api.ts',
    '../kit/*/*-api.ts',
    '../app/*-api.ts',
    '../session/*-api.ts',
  ],
  {
    eager: true,
  },
);

const definitions = new Map<string, Definition>();
for (const name of Object.keys(api.endpoints)) {
  const enhance = api.enhanceEndpoints as unknown as (parts: object) => void;
  enhance({ endpoints: { [name]: (definition: Definition) => void definitions.set(name, definition) } });
}

/** The id every endpoint is asked about, wherever it looks for one in its argument. */
const id = 'the-id';
const argument: unknown = new Proxy({}, { get: (_target, key) => (key === Symbol.toPrimitive ? () => id : id) });

const tagsOf = (give: GiveTags | undefined): string[] =>
  (typeof give === 'function' ? give(undefined, undefined, argument) : (give ?? [])).map(
    (tag) => `${tag.type}/${String(tag.id)}`,
  );

/** Nouns beside the names of the tags. Files are not cached: they change with the draft that holds them. A new session empties the whole cache. */
const nouns: [noun: string, entity: TagType | null][] = [
  ['pageContext', 'context'],
  ...tagTypes.map((type): [string, TagType] => [type === 'category' ? 'categor(y|ies)' : type, type]),
  ['basket', 'cart'],
  ['remark', 'discussion'],
  ['suggestion', 'card'],
  ['home', 'page'],
  ['desk', 'dashboard'],
  ['rate', 'reference'],
  ['unit', 'reference'],
  ['color', 'reference'],
  ['countries', 'reference'],
  ['hsCode', 'card'],
  ['supplier', 'company'],
  ['customer', 'company'],
  ['companies', 'company'],
  ['region', 'reference'],
  ['area', 'reference'],
  ['cit(y|ies)', 'reference'],
  ['industries', 'reference'],
  ['order', 'request'],
  ['milestone', 'request'],
  ['claim', 'request'],
  ['file', null],
  ['session', null],
  ['registration', null],
  ['certificateChallenge', null],
  ['companySignature', 'signing'],
  ['signature', 'signing'],
  ['email(Change|Confirmation|$)', 'ownAccount'],
  ['erasure', 'ownAccount'],
  ['password', null],
  ['reset', null],
  ['freeSpace', null],
  ['supportMessage', null],
  ['regulation', 'signing'],
  ['diagnostics', 'reference'],
  ['demoCertificate', null],
  ['invite', 'team'],
  ['profile', 'team'],
  ['heir', null],
  ['avatar', 'team'],
  ['substitute', 'substitution'],
  ['translation', null],
  ['text', null],
  ['report', null],
  ['audit', null],
  ['searchWords', 'searchWord'],
  ['synonym', 'searchWord'],
  ['stopWords', 'searchWord'],
  ['search', null],
];

/** `createRequestFromCard` makes a request: the first of our nouns in the name is the endpoint's entity. */
function entityOf(name: string): TagType | null | undefined {
  return nouns
    .map(([noun, entity]) => ({ entity, at: name.search(new RegExp(`(?<=[a-z])${noun}`, 'i')) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]?.entity;
}

/** A new or a removed thing changes lists; it has no cached page of its own, or must not ask for it again. */
const changesListsOnly = (name: string) => /^(create|add|delete|remove)/.test(name);
const isAboutOne = (tags: string[]) => tags.length > 0 && tags.every((tag) => tag.endsWith(`/${id}`));

const named = (type: Definition['type']) => [...definitions].filter(([, definition]) => definition.type === type);

const companyChanges = [
  'saveOwnCompany',
  'setCompanyLock',
  'setCompanyManager',
  'setCompanyBlacklisted',
  'saveCompanyUser',
];

const treeChanges = [
  'createCategory',
  'renameCategory',
  'moveCategoryAfter',
  'moveCategoryUnder',
  'addCategoryAttribute',
  'removeCategoryAttribute',
];

/** Pairs `mutation → query` where the cache is left stale on purpose, with the reason. */
const knownGaps: Record<string, string> = {
  'saveRequestDraft → getRequest': 'a draft has no page of its own yet, and its form asks afresh whenever it is opened',
  'saveRequestDraft → listRequests':
    'an autosave a second must not fetch lists; a draft’s quantity there may be a minute old',
  'publishRequest → getRequest': 'the page of the request is first asked for after it has been sent',
  'publishRequest → getRequestAudit': 'a draft has no page of changes',
  'publishRequest → listMilestones': 'milestones begin after the contract',
  'saveRequestDraft → listMilestones': 'milestones begin after the contract',
  'saveRequestDraft → getRequestAudit': 'a draft has no page of changes',
  ...Object.fromEntries(
    ['getRequestOffer', 'listRequestInvitations', 'listRequestOffers'].flatMap((query) =>
      ['publishRequest', 'saveRequestDraft'].map((change) => [`${change} → ${query}`, 'nobody is asked about a draft']),
    ),
  ),
  'saveHome → getStaticPage': 'the home page is no static page',
  'saveMailChoices → getKeptMail': 'a mail that was written stays as it was',
  ...Object.fromEntries(
    [...companyChanges, 'createSupplier', 'saveSupplier'].map((change) => [
      `${change} → listSupplierRequests`,
      'a supplier’s requests say nothing of a company that can change so',
    ]),
  ),
  ...Object.fromEntries(
    [...companyChanges, 'saveSupplier'].map((change) => [
      `${change} → listCompanySignatures`,
      'a signature stays what it was when it was given',
    ]),
  ),
  'noteApplication → listApplications': 'a note is read in the application’s own log; no row of the list tells of it',
  'openReview → getReview': 'a review that is opened is asked for first on its own page',
  ...Object.fromEntries(
    ['getCompanyCare', 'listCompanyUsers', 'listCompanyInvites'].map((query) => [
      `deleteCompany → ${query}`,
      'its page is left as soon as it is gone',
    ]),
  ),
  'deleteCompany → listSupplierRequests': 'whoever deletes companies lists no supplier’s requests',
  ...Object.fromEntries(
    ['listCompanyCards', 'getCompanyCare', 'listCompanyUsers', 'listCompanyInvites'].map((query) => [
      `createSupplier → ${query}`,
      'a supplier that was just made has shown none of it',
    ]),
  ),
  ...Object.fromEntries(
    treeChanges.map((change) => [
      `${change} → getCategoryTreeCare`,
      'the trees follow by the answer, and ask anew when somebody else changed them',
    ]),
  ),
  'setCartCount → listCartLines': 'the count is shown already, the total comes with the answer',
  'setCartCount → listKeptCartLines': 'a line kept for later has no count to set',
};

function staleAfter(mutation: string): string[] {
  const entity = entityOf(mutation);
  const dropped = new Set(tagsOf(definitions.get(mutation)?.invalidatesTags));
  return named('query')
    .filter(([query, { keepUnusedDataFor }]) => entityOf(query) === entity && keepUnusedDataFor !== 0)
    .map(([query, { providesTags }]) => [query, tagsOf(providesTags)] as const)
    .filter(([, provided]) => !(changesListsOnly(mutation) && isAboutOne(provided)))
    .filter(([, provided]) => !provided.some((tag) => dropped.has(tag)))
    .map(([query]) => `${mutation} → ${query}`);
}

describe('the cache after a change', () => {
  it('knows the entity of every endpoint by its name', () => {
    const nameless = [...definitions.keys()].filter((name) => entityOf(name) === undefined);
    expect(nameless).toEqual([]);
  });

  it('is dropped in every cached query of the changed entity, except for the known gaps', () => {
    const stale = named('mutation').flatMap(([name]) => (entityOf(name) ? staleAfter(name) : []));
    expect(stale.sort()).toEqual(Object.keys(knownGaps).sort());
  });
});
