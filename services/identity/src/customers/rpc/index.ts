import type { CustomersService } from '@setu/proto/identity/customers';
import type { Rpcs } from '../../served.js';
import { createCustomer } from './create-customer.js';
import { getCustomer } from './get-customer.js';

/** The rpcs for the customers on whose behalf managers make requests. */
export const customerRpcs = { getCustomer, createCustomer } satisfies Rpcs<typeof CustomersService>;
