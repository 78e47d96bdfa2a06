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

// Endpoints register in the cache when their file is imported.
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

/** The id in every endpoint's argument, in whichever field the endpoint reads it from. */
const id = 'the-id';
const argument: unknown = new Proxy({}, { get: (_target, key) => (key === Symbol.toPrimitive ? () => id : id) });

const tagsOf = (give: GiveTags | undefined): string[] =>
  (typeof give === 'function' ? give(undefined, undefined, argument) : (give ?? [])).map(
    (tag) => `${tag.type}/${String(tag.id)}`,
  );

/**
 * Nouns used in endpoint names, in addition to the tag names. `null`: not cached, or not invalidated by tags. Files
 * change with their draft, and a new session empties the cache.
 */
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
  ['sample', 'request'],
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
  ['successor', null],
  ['avatar', 'team'],
  ['substitute', 'substitution'],
  ['translation', null],
  ['text', null],
  ['report', null],
  ['audit', null],
  ['searchWords', 'searchWord'],
  ['synonym', 'searchWord'],
  ['stopWords', 'searchWord'],
  ['costCoverage', 'costRow'],
  ['costRow', 'costRow'],
  ['search', null],
];

/**
 * Finds the entity of an endpoint: the first known noun in its name. For example, `createRequestFromCard` makes a
 * request.
 */
function entityOf(name: string): TagType | null | undefined {
  return nouns
    .map(([noun, entity]) => ({ entity, at: name.search(new RegExp(`(?<=[a-z])${noun}`, 'i')) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]?.entity;
}

/**
 * Returns whether an endpoint changes lists only, because it creates or removes an item. The item has no cached page,
 * or the page must not be requested again.
 */
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

/** Pairs of `mutation → query` in which the cached answer is deliberately left stale, with the reason. */
const knownGaps: Record<string, string> = {
  'saveRequestDraft → getRequest': 'a draft has no page yet, and its form requests it again whenever it opens',
  'saveRequestDraft → listRequests':
    'an autosave per second must not reload lists, so a draft’s quantity there may be a minute old',
  'publishRequest → getRequest': 'the page of the request is first requested after it was sent',
  'publishRequest → getRequestAudit': 'a draft has no history of changes',
  'publishRequest → listMilestones': 'milestones begin after the contract',
  'publishRequest → getRequestLanded': 'the page of the request is first requested after it was sent',
  'publishRequest → listRequestOffersLanded': 'a draft has no offers',
  'recordRequestLanded → listRequests': 'lists do not show the landed price',
  'saveRequestDraft → getRequestLanded': 'a draft has no landed price',
  'saveRequestDraft → listRequestOffersLanded': 'a draft has no offers',
  'saveRequestDraft → listMilestones': 'milestones begin after the contract',
  'saveRequestDraft → getRequestAudit': 'a draft has no history of changes',
  ...Object.fromEntries(
    ['getRequestOffer', 'listRequestInvitations', 'listRequestOffers'].flatMap((query) =>
      ['publishRequest', 'saveRequestDraft'].map((change) => [
        `${change} → ${query}`,
        'no supplier is asked about a draft',
      ]),
    ),
  ),
  'saveHome → getStaticPage': 'the home page is not a static page',
  'saveMailChoices → getKeptMail': 'a stored email does not change',
  ...Object.fromEntries(
    [...companyChanges, 'createSupplier', 'saveSupplier'].map((change) => [
      `${change} → listSupplierRequests`,
      'a supplier’s requests show no company data that this changes',
    ]),
  ),
  ...Object.fromEntries(
    [...companyChanges, 'saveSupplier'].map((change) => [
      `${change} → listCompanySignatures`,
      'a signature does not change',
    ]),
  ),
  'noteApplication → listApplications': 'a note appears only in the application’s log, not in the list',
  'openReview → getReview': 'an opened review is first requested on its own page',
  ...Object.fromEntries(
    ['getCompanyAdmin', 'listCompanyUsers', 'listCompanyInvites'].map((query) => [
      `deleteCompany → ${query}`,
      'the user leaves its page as soon as it is deleted',
    ]),
  ),
  'deleteCompany → listSupplierRequests': 'a user who deletes companies does not see suppliers’ requests',
  ...Object.fromEntries(
    ['listCompanyCards', 'getCompanyAdmin', 'listCompanyUsers', 'listCompanyInvites'].map((query) => [
      `createSupplier → ${query}`,
      'a new supplier has none of it yet',
    ]),
  ),
  ...Object.fromEntries(
    treeChanges.map((change) => [
      `${change} → getCategoryTreeAdmin`,
      'the answer updates the trees, which are requested again if another user changed them',
    ]),
  ),
  'setCartCount → getLandedCart': 'the new total of the cart makes a new query',
  'setCartCount → listCartLines': 'the count is already shown, and the answer brings the total',
  'setCartCount → listKeptCartLines': 'an item saved for later has no count to set',
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

describe('The cache after a change', () => {
  it('knows the entity of every endpoint by its name', () => {
    const nameless = [...definitions.keys()].filter((name) => entityOf(name) === undefined);
    expect(nameless).toEqual([]);
  });

  it('drops every cached query of the changed entity, except for the known gaps', () => {
    const stale = named('mutation').flatMap(([name]) => (entityOf(name) ? staleAfter(name) : []));
    expect(stale.sort()).toEqual(Object.keys(knownGaps).sort());
  });
});
