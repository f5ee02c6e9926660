"""What people with accounts are to each other and to the server: friends, blocks, reports, their own data."""
