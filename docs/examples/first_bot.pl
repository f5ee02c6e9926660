#!/usr/bin/env perl
# A bot for Perl, with nothing but what Perl brings: chooses any option.
use strict;
use warnings;
use JSON::PP;

$| = 1;
while (my $line = <STDIN>) {
    my $message = decode_json($line);
    if ($message->{type} eq 'hello') {
        srand($message->{seed});
        print encode_json({type => 'hello', protocol => 1, name => 'first bot in Perl'}), "\n";
    } elsif ($message->{type} eq 'position') {
        my @options = @{$message->{options}};
        print encode_json({type => 'choose', key => $options[rand @options]{key}}), "\n";
    } else {
        last;    # "over" or "refused"
    }
}
