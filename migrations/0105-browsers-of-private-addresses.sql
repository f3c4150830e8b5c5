-- Whether a browser was used with the private address: then only that knows it, and is signed out there by itself. Of browsers from
-- before it is not noted; they count as used with the other address.
alter table identity.known_browser add column private boolean not null default false;
