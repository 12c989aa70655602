-- Who ends the account takes their invitations along, and the copies of the link on the other's profile. That waits for
-- its turn like any change of links, or it and a partner who accepts or changes sides would wait for each other's rows.
create trigger profiles_gone_in_turn before delete on profiles
  for each statement execute function links.take_turn();
