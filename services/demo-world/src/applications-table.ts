import type { DemoApplication } from './shapes/demo-review.js';

interface ApplicationRow {
  key: string;
  status: DemoApplication['status'];
  daysAgo: number;
  company: string;
  pan: string;
  /** The GST code of the state. */
  state: string;
  address: string;
  business: DemoApplication['businessType'];
  industries: string[];
  otherIndustry: string;
  goods: string;
  person: string;
  designation: string;
  manager: string;
  rejectReason: string;
}

type Line = readonly [
  key: string,
  status: DemoApplication['status'],
  daysAgo: number,
  company: string,
  pan: string,
  state: string,
  address: string,
  business: DemoApplication['businessType'],
  industries: string,
  goods: string,
  person: string,
  designation: string,
  manager?: string,
  rest?: string,
];

const PAVEL = 'manager@setu.example';
const DARYA = 'manager2@setu.example';

// biome-ignore format: one application per two lines reads as the table it is
const lines: readonly Line[] = [
  ['betwa', 'new', 0.2, 'Betwa Ceramics Pvt Ltd', 'AABCB4172K', '09', 'Plot 14, UPSIDC, Khurja 203131, Uttar Pradesh', 'manufacturer', 'construction,retail',
    'Stoneware tableware, insulators', 'Manoj Tyagi', 'Export Manager'],
  ['kaziranga', 'new', 0.9, 'Kaziranga Organic Teas', 'AAEFK2290M', '18', 'Bokakhat, Golaghat 785612, Assam', 'manufacturer', 'food,agriculture',
    'Organic orthodox and green tea', 'Bhaskar Saikia', 'Partner'],
  ['periyar', 'new', 2.3, 'Periyar Rubber Products', 'AADFP7741R', '32', 'Changanassery, Kottayam 686101, Kerala', 'manufacturer', 'automotive,machinery',
    'Moulded rubber parts, hoses, gaskets', 'George Mathew', 'Managing Partner'],
  ['tungabhadra', 'new', 4.1, 'Tungabhadra Sugar and Agro Ltd', 'AACCT5083F', '29', 'Kampli Road, Ballari 583132, Karnataka', 'manufacturer', 'food',
    'Sulphur-free sugar, jaggery, molasses', 'Ravi Patil', 'General Manager'],
  ['chambal', 'in_work', 6, 'Chambal Agrochem Pvt Ltd', 'AAFCC1934D', '08', 'Kansua Industrial Area, Kota 324003, Rajasthan', 'manufacturer', 'chemistry,agriculture',
    'Micronutrients, chelates, sulphur', 'Ankit Maheshwari', 'Director', PAVEL],
  ['mahanadi', 'in_work', 11, 'Mahanadi Alloys LLP', 'AAJFM6620Q', '21', 'Kalinga Nagar, Jajpur 755026, Odisha', 'manufacturer', 'metallurgy',
    'Ferrochrome, ferromanganese', 'Soumya Mohanty', 'Head of Exports', DARYA],
  ['sindhu', 'in_work', 15, 'Sindhu Sports Goods', 'AAHFS3315B', '03', 'Leather Complex, Jalandhar 144021, Punjab', 'manufacturer', 'retail,other',
    'Footballs, boxing gloves, mats', 'Gagan Arora', 'Partner', PAVEL, 'Sports goods'],
  ['kaveri-craft', 'completed', 34, 'Cauvery Handicrafts', 'AAGFC8817N', '29', 'Channapatna 562160, Karnataka', 'manufacturer', 'retail,other',
    'Wooden toys, lacquerware', 'Shobha Ramesh', 'Proprietor', DARYA, 'Handicrafts'],
  ['hampi', 'completed', 210, 'Hampi Software Labs Pvt Ltd', 'AAGCH2418L', '29', '4th Floor, Embassy Lane, Koramangala, Bengaluru 560034', 'any', 'it',
    'Custom software, testing, data platforms', 'Ananya Shetty', 'Delivery Director', PAVEL],
  ['manesar', 'completed', 320, 'Manesar Auto Components Pvt Ltd', 'AAECM5571G', '06', 'Plot 141, IMT Manesar, Gurugram 122052, Haryana', 'manufacturer', 'automotive',
    'Brake discs and pads, clutch sets', 'Varun Bhatia', 'Export Manager', DARYA],
  ['global-star', 'rejected', 52, 'Global Star Traders', 'AAOFG9012H', '27', 'Office 7, Kalbadevi Road, Mumbai 400002', 'distributer', 'retail',
    'All kinds of goods', 'Raju Gupta', 'Owner', PAVEL, 'The GST registration was cancelled in March; the factory named in the documents does not exist.'],
  ['om-exim', 'rejected', 97, 'Om Exim House', 'AAPFO4456J', '24', 'Ring Road, Surat 395003, Gujarat', 'distributer', 'textile',
    'Saris, dress materials', 'Hitesh Vora', 'Owner', DARYA, 'No exports in the last three years, and two requests for documents went unanswered.'],
];

/** The demo supplier applications. */
export const applicationTable: readonly ApplicationRow[] = lines.map((line) => {
  const [
    key,
    status,
    daysAgo,
    company,
    pan,
    state,
    address,
    business,
    industries,
    goods,
    person,
    designation,
    manager = PAVEL,
    rest = '',
  ] = line;
  return {
    key,
    status,
    daysAgo,
    company,
    pan,
    state,
    address,
    business,
    industries: industries.split(','),
    goods,
    person,
    designation,
    manager,
    otherIndustry: status === 'rejected' ? '' : rest,
    rejectReason: status === 'rejected' ? rest : '',
  };
});
