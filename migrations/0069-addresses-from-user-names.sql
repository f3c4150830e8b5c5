-- Whether an identity provider has ever sent an address of somebody. While it has not, the address follows the userName. Null: rows
-- from before this was noted.
alter table provisioned_member add column email_said boolean;
