/**
 * Screen name → path template, for the screens that exist. The server's `route` answers name one of these, the web's
 * router registers exactly these, and navigation shows no link to a name that is missing here.
 */
export const screens = {
  index: '/',
  static_page: '/page/:link',
  category_index: '/catalog/category',
  category_page: '/catalog/category/:id',
  product_page: '/catalog/product/:catalogCategoryTree/:skuId/:page?',
  service_page: '/catalog/service/:catalogCategoryTree/:skuId',
  company_page: '/company/:company',
  company_catalog_page: '/company/:company/catalog/:categoryTree?',
  basket_page: '/basket',
  customer_request_create_page: '/request/first-step/:requestEntity',
  request_for_customer_page: '/request/customer/preview/:requestEntity',
  request_for_broker_page: '/broker/preview/:requestEntity',
  request_from_catalog_list_for_customer_page: '/customer/request-from-catalog-list',
  request_from_description_list_for_customer_page: '/customer/request-from-description-list',
  request_from_catalog_list_for_broker_page: '/broker/request-from-catalog-list',
  request_from_description_list_for_broker_page: '/broker/request-from-description-list',
  fos_user_security_login: '/login',
  my_account_page: '/user/dashboard',
  notice_list_page: '/user/notice/list/:filter',
} as const;
export type ScreenName = keyof typeof screens;

/** Paths that end with a slash on the wire: the specification's own spelling, used in links. */
const slashed: Partial<Record<ScreenName, true>> = { category_index: true, basket_page: true };

/** The path of a screen with its parameters filled in and encoded; an optional one left out disappears. */
export const screenPath = (name: ScreenName, params: Record<string, string> = {}): string => {
  const path = screens[name].replace(/\/:([A-Za-z]+)(\?)?/g, (_whole, key: string, optional?: string) => {
    const value = params[key];
    if (value === undefined || value === '') {
      if (optional) return '';
      throw new Error(`screen ${name} needs the parameter ${key}`);
    }
    return `/${encodeURIComponent(value)}`;
  });
  return slashed[name] ? `${path}/` : path;
};

export const isScreenName = (name: string): name is ScreenName => Object.hasOwn(screens, name);
