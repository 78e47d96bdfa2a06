import { type EndpointName, endpoints } from '@setu/contract';
import type { TokenScope } from '@setu/proto/words';
import type { Route } from './route.js';

/**
 * The routes that a token of each scope may read, within the rights of its user. Pictures of cards are public and need
 * no token. All other files belong to requests.
 */
const readable = {
  catalogue: [
    'getCategoryIndex',
    'listCards',
    'getProduct',
    'getService',
    'findCard',
    'getCategoryTree',
    'listSimilarCards',
    'listCategorySuppliers',
    'getSuggestions',
    'findHsCodes',
    'listUnits',
    'listColors',
    'listCountries',
    'getCurrencyRate',
    'listCurrencyRates',
    'listExchangeRates',
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

/**
 * Returns the scopes that allow reading a route. A token needs one of them. If the list is empty, no token may read the
 * route.
 */
export const scopesOf = (route: Pick<Route, 'method' | 'path'>): readonly TokenScope[] =>
  scopesByRoute.get(nameOf(route)) ?? [];
