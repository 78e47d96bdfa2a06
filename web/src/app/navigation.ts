import {
  type CompanyType,
  type Counters,
  type PageContext,
  type ScreenName,
  screenPath,
  type UserPermission,
} from '@setu/contract';
import type common from '../locales/en/common.json';
import { hasPermission } from '../session/access';
import type { IconComponent } from '../ui/icon/icon';
import {
  IconAdjustments,
  IconBell,
  IconBuilding,
  IconBuildingFactory2,
  IconCategory,
  IconClipboardCheck,
  IconClipboardList,
  IconCoins,
  IconFileCheck,
  IconFileText,
  IconHierarchy2,
  IconHistory,
  IconHome,
  IconHomeEdit,
  IconListSearch,
  IconMessagePlus,
  IconReport,
  IconShoppingCart,
  IconUpload,
  IconUser,
  IconUsers,
} from '../ui/icon/icons';

export interface NavigationItem {
  id: string;
  labelKey: `nav.${keyof (typeof common)['nav'] & string}`;
  /** A shorter label for the bottom bar on phones, where five entries share the width. */
  shortKey?: NavigationItem['labelKey'];
  icon: IconComponent;
  screen: ScreenName;
  params?: Record<string, string>;
  /** True if the address contains the id of the viewer's own company. */
  isOwnCompany?: boolean;
  /** The required permission. Without one, every signed-in user sees the entry. */
  permission?: UserPermission;
  /** The type of company whose users see the entry. Without one, users of all companies see it. */
  companyType?: CompanyType;
  /** True if visitors see the entry too. */
  isPublic?: boolean;
  counter?: keyof Counters;
  /** True to show the counter in amber, because work is waiting for this user. */
  isHot?: boolean;
  groupKey?: `nav.group${'Requests' | 'Catalogue' | 'Partners' | 'Site' | 'System'}`;
}

/** What admins edit in the catalogue. */
const ofCatalogue = { permission: 'catalogue_edit', groupKey: 'nav.groupCatalogue' } as const;

const home: NavigationItem = { id: 'home', labelKey: 'nav.home', icon: IconHome, screen: 'index', isPublic: true };
const catalogue: NavigationItem = {
  id: 'catalogue',
  labelKey: 'nav.catalogue',
  icon: IconCategory,
  screen: 'category_index',
  isPublic: true,
};
const notices: NavigationItem = {
  id: 'notices',
  labelKey: 'nav.notices',
  icon: IconBell,
  screen: 'notice_list_page',
  params: { filter: 'all' },
  counter: 'notices',
  isHot: true,
};
const supplierRequests: NavigationItem = {
  id: 'supplier-requests',
  labelKey: 'nav.requests',
  icon: IconClipboardList,
  screen: 'supplier_request_list_page',
  companyType: 'supplier',
};
const upload: NavigationItem = {
  id: 'upload',
  labelKey: 'nav.upload',
  icon: IconUpload,
  screen: 'company_catalog_upload_page',
  isOwnCompany: true,
  companyType: 'supplier',
};
const account: NavigationItem = { id: 'account', labelKey: 'nav.account', icon: IconUser, screen: 'my_account_page' };

/** Entries of the storefront header, from left to right. */
const publicItems: NavigationItem[] = [
  {
    id: 'rfc',
    labelKey: 'nav.requests',
    icon: IconClipboardList,
    screen: 'request_from_catalog_list_for_customer_page',
    permission: 'commerce',
  },
  supplierRequests,
  notices,
  {
    id: 'cart',
    labelKey: 'nav.cart',
    icon: IconShoppingCart,
    screen: 'basket_page',
    permission: 'cart',
    counter: 'cart',
    isHot: true,
  },
];

/** Entries of the workspace's side bar. */
const workspaceItems: NavigationItem[] = [
  { ...account, labelKey: 'nav.dashboard', icon: IconHome },
  {
    id: 'rfc',
    labelKey: 'nav.requestsFromCatalogue',
    shortKey: 'nav.requestsFromCatalogueShort',
    icon: IconClipboardList,
    screen: 'request_from_catalog_list_for_broker_page',
    permission: 'request_queue',
    counter: 'rfc',
    isHot: true,
    groupKey: 'nav.groupRequests',
  },
  {
    id: 'rfd',
    labelKey: 'nav.requestsFromDescription',
    icon: IconMessagePlus,
    screen: 'request_from_description_list_for_broker_page',
    permission: 'request_queue',
    counter: 'rfd',
    isHot: true,
    groupKey: 'nav.groupRequests',
  },
  {
    id: 'reviews',
    labelKey: 'nav.reviews',
    shortKey: 'nav.reviewsShort',
    icon: IconClipboardCheck,
    screen: 'product_sku_review_list_page',
    permission: 'review_queue',
    counter: 'sku_review',
    isHot: true,
    groupKey: 'nav.groupCatalogue',
  },
  { ...catalogue, groupKey: 'nav.groupCatalogue' },
  { id: 'trees', labelKey: 'nav.trees', icon: IconHierarchy2, screen: 'admin_category_tree', ...ofCatalogue },
  {
    id: 'words',
    labelKey: 'nav.words',
    shortKey: 'nav.wordsShort',
    icon: IconListSearch,
    screen: 'search_words_page',
    ...ofCatalogue,
  },
  { id: 'costs', labelKey: 'nav.costs', icon: IconCoins, screen: 'cost_tables_page', ...ofCatalogue },
  {
    id: 'suppliers',
    labelKey: 'nav.suppliers',
    icon: IconBuildingFactory2,
    screen: 'company_list_page',
    params: { type: 'supplier' },
    permission: 'company_list',
    groupKey: 'nav.groupPartners',
  },
  {
    id: 'customers',
    labelKey: 'nav.customers',
    icon: IconUsers,
    screen: 'company_list_page',
    params: { type: 'customer' },
    permission: 'company_list',
    groupKey: 'nav.groupPartners',
  },
  {
    id: 'companies',
    labelKey: 'nav.companies',
    icon: IconBuilding,
    screen: 'admin_company_list_page',
    permission: 'catalogue_edit',
    groupKey: 'nav.groupPartners',
  },
  {
    id: 'applications',
    labelKey: 'nav.applications',
    icon: IconFileCheck,
    screen: 'supplier_applications_list_page',
    permission: 'application_queue',
    counter: 'supplier_application',
    isHot: true,
    groupKey: 'nav.groupPartners',
  },
  {
    id: 'reports',
    labelKey: 'nav.reports',
    icon: IconReport,
    screen: 'broker_reports',
    permission: 'report',
    groupKey: 'nav.groupPartners',
  },
  {
    id: 'home-content',
    labelKey: 'nav.homeContent',
    icon: IconHomeEdit,
    screen: 'home_edit_page',
    permission: 'catalogue_edit',
    groupKey: 'nav.groupSite',
  },
  {
    id: 'pages',
    labelKey: 'nav.pages',
    icon: IconFileText,
    screen: 'static_page_edit',
    params: { link: 'about' },
    permission: 'catalogue_edit',
    groupKey: 'nav.groupSite',
  },
  {
    id: 'regulations',
    labelKey: 'nav.regulations',
    icon: IconFileCheck,
    screen: 'regulations_page',
    permission: 'catalogue_edit',
    groupKey: 'nav.groupSite',
  },
  {
    id: 'audit',
    labelKey: 'nav.audit',
    icon: IconHistory,
    screen: 'audit_page',
    permission: 'catalogue_edit',
    groupKey: 'nav.groupSystem',
  },
  {
    id: 'settings',
    labelKey: 'nav.settings',
    icon: IconAdjustments,
    screen: 'settings_page',
    permission: 'catalogue_edit',
    groupKey: 'nav.groupSystem',
  },
];

const findForMe: NavigationItem = {
  id: 'findForMe',
  labelKey: 'nav.findForMe',
  icon: IconMessagePlus,
  screen: 'request_from_description_create_page',
  permission: 'commerce',
};

const publicTabs = [home, catalogue, ...publicItems.filter(({ id }) => id !== 'notices'), account];

const places = {
  header: [...publicItems.slice(0, 2), upload, ...publicItems.slice(2)],
  rail: workspaceItems,
  publicTabs,
  phoneMenu: [...publicTabs.slice(0, -1), upload, findForMe, account],
  // The bottom bar has room for five entries, so notifications with their counter come before the lists.
  workspaceTabs: [...workspaceItems.slice(0, 4), notices, ...workspaceItems.slice(4)],
} satisfies Record<string, NavigationItem[]>;

export interface NavigationLink extends NavigationItem {
  to: string;
  count?: number;
}

/**
 * Returns the entries of one navigation area for this viewer. An entry needs a screen in this build and the viewer's
 * permission.
 */
export function navigationFor(
  place: keyof typeof places,
  context: PageContext,
  screens: ReadonlySet<ScreenName>,
): NavigationLink[] {
  const { user, counters } = context;
  const items: NavigationItem[] = places[place];
  return items
    .filter(({ screen }) => screens.has(screen))
    .filter(({ companyType }) => !companyType || companyType === user?.company.type)
    .filter(
      ({ isPublic, permission }) => isPublic || (user !== null && (!permission || hasPermission(user, permission))),
    )
    .map((item) => ({
      ...item,
      to: screenPath(item.screen, item.isOwnCompany ? { company: user?.company.id ?? '' } : item.params),
      count: item.counter && counters[item.counter],
    }));
}
