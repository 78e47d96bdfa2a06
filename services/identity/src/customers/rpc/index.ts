import type { CustomersService } from '@setu/proto/identity/customers';
import type { Rpcs } from '../../served.js';
import { createCustomer } from './create-customer.js';
import { getCustomer } from './get-customer.js';

/** What can be asked of customers a request is made for. */
export const customerRpcs = { getCustomer, createCustomer } satisfies Rpcs<typeof CustomersService>;
