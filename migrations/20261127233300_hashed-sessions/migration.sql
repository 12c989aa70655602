-- Sessions stay open: the cookie keeps the token, and the table has its hash from now on. The new type rewrites the table,
-- so that the tokens are no longer in its file either.
alter table account.session alter column token set data type text
  using translate(rtrim(encode(sha256(convert_to(token, 'UTF8')), 'base64'), '='), '+/', '-_');
