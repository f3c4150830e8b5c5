# KEY: an API key for people; the first argument: a user's id.
curl -si -X DELETE -H "Authorization: Bearer $KEY" -H "Content-Type: application/scim+json" "${BASE:-http://localhost:3000}/scim/v2/Users/$1"
