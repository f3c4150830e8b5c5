import { coreGroup, coreUser, scimPath } from './present-scim.ts'
import { mostCounted } from './read-query-string.ts'
import { enterpriseUser } from './read-user.ts'

/** What a program can discover about this service (RFC 7644, 4). */

const at = (baseUrl: string, resourceType: string, path: string) => ({
  resourceType,
  location: `${baseUrl}${scimPath}/${path}`,
})

export const serviceProviderConfig = (baseUrl: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: mostCounted },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'API key',
      description: 'An API key of the organisation, made for people, as a bearer token.',
    },
  ],
  meta: at(baseUrl, 'ServiceProviderConfig', 'ServiceProviderConfig'),
})

export const resourceTypes = (baseUrl: string) => [
  {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    id: 'User',
    name: 'User',
    endpoint: '/Users',
    description: 'A person on the list.',
    schema: coreUser,
    schemaExtensions: [{ schema: enterpriseUser, required: false }],
    meta: at(baseUrl, 'ResourceType', 'ResourceTypes/User'),
  },
  {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    id: 'Group',
    name: 'Group',
    endpoint: '/Groups',
    description: 'A unit. A person is in one.',
    schema: coreGroup,
    schemaExtensions: [],
    meta: at(baseUrl, 'ResourceType', 'ResourceTypes/Group'),
  },
]

type Kind = 'string' | 'boolean' | 'complex' | 'reference'

const attribute = (
  name: string,
  type: Kind,
  description: string,
  more: Readonly<Record<string, unknown>> = {},
) => ({
  name,
  type,
  multiValued: false,
  description,
  required: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...(type === 'string' ? { caseExact: false } : {}),
  ...more,
})

const readOnly = { mutability: 'readOnly' }

const schema = (
  baseUrl: string,
  id: string,
  name: string,
  description: string,
  attributes: readonly unknown[],
) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
  id,
  name,
  description,
  attributes,
  meta: at(baseUrl, 'Schema', `Schemas/${id}`),
})

/** @param sms whether the operator has an SMS gateway */
export const schemas = (baseUrl: string, { sms }: { readonly sms: boolean }) => [
  schema(baseUrl, coreUser, 'User', 'A person on the list.', [
    attribute('userName', 'string', 'What the program calls the person.', {
      required: true,
      uniqueness: 'server',
    }),
    attribute('displayName', 'string', 'The name.'),
    attribute('name', 'complex', 'The parts of the name.', {
      subAttributes: [
        attribute('formatted', 'string', 'The whole name.'),
        attribute('givenName', 'string', 'The given name.'),
        attribute('familyName', 'string', 'The family name.'),
      ],
    }),
    attribute('emails', 'complex', 'One address is kept: the one at work.', {
      multiValued: true,
      subAttributes: [
        attribute('value', 'string', 'The address. Another one waits for seven days.'),
        attribute('type', 'string', 'Always work.', { canonicalValues: ['work'] }),
        attribute('primary', 'boolean', 'Always true.'),
      ],
    }),
    ...(sms
      ? [
          attribute(
            'phoneNumbers',
            'complex',
            'The mobile number is kept of somebody without an address, and of others where reminders are sent by SMS too.',
            {
              multiValued: true,
              subAttributes: [
                attribute('value', 'string', 'The number.'),
                attribute('type', 'string', 'Always mobile.', { canonicalValues: ['mobile'] }),
              ],
            },
          ),
        ]
      : []),
    attribute('preferredLanguage', 'string', 'sv or en; e-mails come in it.'),
    attribute('active', 'boolean', 'Whether the person is on the list.'),
    attribute('groups', 'complex', 'The unit.', {
      multiValued: true,
      ...readOnly,
      subAttributes: [
        attribute('value', 'string', 'Its id.', readOnly),
        attribute('$ref', 'reference', 'Where it is.', { ...readOnly, referenceTypes: ['Group'] }),
        attribute('display', 'string', 'Its name.', readOnly),
        attribute('type', 'string', 'Always direct.', readOnly),
      ],
    }),
  ]),
  schema(baseUrl, enterpriseUser, 'EnterpriseUser', 'What an employer knows of a person.', [
    attribute('employeeNumber', 'string', 'Another one waits for seven days.'),
  ]),
  schema(baseUrl, coreGroup, 'Group', 'A unit.', [
    attribute('displayName', 'string', 'Its name.', { required: true, uniqueness: 'server' }),
    attribute('members', 'complex', 'The people in this very unit. A person is in one.', {
      multiValued: true,
      subAttributes: [
        attribute('value', 'string', 'The id of a user.', { mutability: 'immutable' }),
        attribute('$ref', 'reference', 'Where the user is.', {
          mutability: 'immutable',
          referenceTypes: ['User'],
        }),
        attribute('display', 'string', 'The name.', { mutability: 'immutable' }),
        attribute('type', 'string', 'Always User.', { mutability: 'immutable', canonicalValues: ['User'] }),
      ],
    }),
  ]),
]
