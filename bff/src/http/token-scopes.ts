import { type EndpointName, endpoints } from '@setu/contract';
import type { TokenScope } from '@setu/proto/words';
import type { Route } from './route.js';

/**
 * What a token of a scope may read: these routes and no others, by the rights its person has. Pictures of cards are
 * everybody's and need no token; all other files belong to requests.
 */
const readable = {
  catalogue: [
    'getCategoryIndex',
    'listCards',
    'getProduct',
    'getService',
    'findCard',
    'getCategoryTree',
    'listCategorySuppliers',
    'getSuggestions',
    'findHsCodes',
    'listUnits',
    'listColors',
    'listCountries',
    'getCurrencyRate',
    'listCurrencyRates',
    'getCompany',
    'listCompanyCards',
  ],
  requests: [
    'listCustomerRfcs',
    'listCustomerRfds',
    'listBrokerRfcs',
    'listBrokerRfds',
    'listSupplierRequests',
    'getCustomerRequest',
    'getBrokerRequest',
    'listRequestStages',
    'listRequestEvents',
    'listMilestones',
    'listPapers',
    'downloadPaper',
    'exportCustomerRequests',
    'exportBrokerRequests',
    'exportSupplierRequests',
    'downloadFile',
  ],
} as const satisfies Record<TokenScope, readonly EndpointName[]>;

const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;

const scopesByRoute = new Map<string, TokenScope[]>();
for (const [scope, names] of Object.entries(readable) as [TokenScope, readonly EndpointName[]][]) {
  for (const name of names) {
    const key = nameOf(endpoints[name]);
    scopesByRoute.set(key, [...(scopesByRoute.get(key) ?? []), scope]);
  }
}

/** The scopes of which a token needs one to read a route; none: no token does. */
export const scopesOf = (route: Pick<Route, 'method' | 'path'>): readonly TokenScope[] =>
  scopesByRoute.get(nameOf(route)) ?? [];
